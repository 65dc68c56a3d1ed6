"""What each decision of a match cost, judged on what its seat knew then; see docs/review.md."""

from asterism.review.findings import Choice, Decision, Review
from asterism.review.judging import Question, judge, questions_in, review, review_of

__all__ = ["Choice", "Decision", "Question", "Review", "judge", "questions_in", "review", "review_of"]
