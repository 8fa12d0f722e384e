import type { LocaleCode } from "../contract/locale";
import type { ErrorCode } from "../http/errors";
import { type AnswerKey, answerIn } from "../words/words";
import type { Answer } from "./wire";

/** What only developers may see: frames of a stack, file names, names of errors, words of the database. */
const innards =
	/\n\s+at |\.[cm]?[jt]s:\d+|node_modules|\b\w*Error\b|Failed query|select |insert /;

/** The code the protocol gives each fault. */
const codeOf = {
	parameterInvalid: 400,
	signatureWrong: 400,
	clockOff: 400,
	signInFirst: 410000,
	notFound: 404,
	unknownCall: 404,
	alreadyReceived: 409,
	tooLarge: 413,
	socialRefused: 400,
	socialAway: 503,
	qrOver: 404,
	proofNeeded: 429,
	codeNeeded: 429,
	tooOften: 429,
	systemException: 500,
	busy: 503,
} satisfies Partial<Record<AnswerKey, ErrorCode>>;

export type Fault = keyof typeof codeOf;

/** The answer is this fault's envelope, worded in this language, and gives nothing away. */
export function expectFault(
	answer: Answer,
	fault: Fault,
	locale: LocaleCode = "en",
): void {
	const code = codeOf[fault];
	const { status, message } = answer;
	expect({ status, code: answer.code, message }).toEqual({
		status: code >= 410000 ? 401 : code,
		code,
		message: answerIn(locale, fault),
	});
	expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
	expect(answer.text).not.toMatch(innards);
}
