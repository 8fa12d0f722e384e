import { isStream } from "@/gateway/contract/care/stream-terms";
import { logout } from "@/gateway/contract/identity/login";
import { deleteUser } from "@/gateway/contract/identity/user";
import { isSignInCode } from "../api/sign-in-codes";
import { openedSession } from "./opened-session";
import { dropSession, keepSession } from "./session-cookies";

const passedOn = [
	"content-type",
	"content-disposition",
	"retry-after",
	"x-accel-buffering",
	"x-request-id",
];

interface Asked {
	path: string;
	/** Whether the browser sent a session along. */
	hasSession: boolean;
}

interface Answer {
	response: Response;
	/** Whether the browser holds a new session from now on. */
	opens: boolean;
}

/**
 * What goes back to a browser: the gateway's answer, with the token of an opened session moved into a cookie. A session
 * that has ended, or was to end, leaves the browser.
 */
export async function answerTo(
	{ path, hasSession }: Asked,
	answer: Response,
): Promise<Answer> {
	if (isFile(answer) || isStream(answer))
		return { response: sendOn(answer), opens: false };
	const text = await answer.text();
	const envelope = parse(text);
	const opened =
		envelope?.code === 200 ? openedSession(path, envelope.data) : undefined;
	const body = opened
		? JSON.stringify({ ...envelope, data: opened.rest })
		: text;
	const headers = headersOf(answer);
	headers.set("content-length", String(Buffer.byteLength(body)));
	const response = new Response(body, { status: answer.status, headers });
	const isOver =
		path === logout.path ||
		(path === deleteUser.path && envelope?.code === 200) ||
		(hasSession && isSignInCode(envelope?.code));
	if (opened) keepSession(response, opened);
	else if (isOver) dropSession(response);
	return { response, opens: opened !== undefined };
}

/** Not an envelope: sent on while it comes. */
function isFile(answer: Response): boolean {
	return answer.headers.has("content-disposition");
}

function sendOn(answer: Response): Response {
	const { body, status } = answer;
	return new Response(body, { status, headers: headersOf(answer) });
}

function headersOf(answer: Response): Headers {
	const kept = isStream(answer) ? ", no-transform" : "";
	const headers = new Headers({ "cache-control": `private, no-store${kept}` });
	for (const name of passedOn) {
		const value = answer.headers.get(name);
		if (value !== null) headers.set(name, value);
	}
	return headers;
}

function parse(text: string): { code?: unknown; data?: unknown } | undefined {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
