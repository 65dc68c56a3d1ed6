"""Reviewing a match: what each decision cost, judged by what its seat knew at the time. See docs/review.md."""

from asterism.review.decisions import Choice, Decision, Review
from asterism.review.judging import (
    Question,
    judge,
    judge_stepwise,
    questions_in,
    questions_stepwise,
    review,
    review_of,
)

__all__ = [
    "Choice",
    "Decision",
    "Question",
    "Review",
    "judge",
    "judge_stepwise",
    "questions_in",
    "questions_stepwise",
    "review",
    "review_of",
]
