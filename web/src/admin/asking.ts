import type { AdminOverview } from "../protocol/types";

/** A question to an admin before something is done, with a sentence that says why. */
export interface Question {
  title: string;
  note: string;
  /** What it is called. */
  action: string;
  /** The label of the field for the sentence; none if no reason is asked for. */
  why?: string;
  /** Whether it cannot be done without a sentence. */
  needsWhy?: boolean;
  /** The times to choose from, in minutes. */
  minutes?: { value: number; text: string }[];
  act: (why: string, minutes: number) => Promise<unknown>;
}

/** What every section of the admins' page gets. */
export interface SectionProps {
  shown: AdminOverview;
  ask: (question: Question) => void;
  /** Grows when something was done, so that a section loads again. */
  changes: number;
}
