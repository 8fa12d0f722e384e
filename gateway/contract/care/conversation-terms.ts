// Free of schemas, so that pages may say it too.

/** A message of a messenger, not a letter; what is longer goes as two. */
export const messageLengthMax = 1_000;

/** Pictures of one message. */
export const messagePicturesMax = 4;

/** Messages of one answer; earlier ones are asked for. */
export const messagesPerAnswer = 50;

/** Conversations of one page of a list. */
export const conversationsPerPage = 30;

/** Above it a menu says "99+". */
export const waitingShownMax = 99;

export const conversationStates = ["open", "closed"] as const;

/** Who wrote a message: the shopper, or the staff of the merchant or of the shop. */
export const messageSides = ["shopper", "merchant", "shop"] as const;
export type MessageSide = (typeof messageSides)[number];

/** What staff look through: those that wait for an answer, the longest first; those of their own; all that are open; those that are closed. */
export const inboxFilters = ["waiting", "mine", "open", "closed"] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** Ready answers of one staff: as many as are found by looking through them. */
export const readyAnswersMax = 50;

export const readyAnswerTitleMax = 60;

/** Why nobody answers for a while, in a line or two. */
export const awayTextMax = 200;

/** The longest absence. */
export const awayDaysMax = 366;

/** What somebody may hold against what was written. */
export const reportReasons = [
	"spam",
	"rude",
	"fraud",
	"privacy",
	"other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportTextMax = 500;

/** Messages that an operator reads with a report, the reported one the last. */
export const reportedMessagesMax = 20;
