import { z } from "zod";
import {
	markConversationRead,
	sendMessage,
} from "@/gateway/contract/care/conversation";
import { localeCodes } from "@/gateway/contract/locale";
import { id } from "@/gateway/contract/values";
import { isSignInCode } from "../api/sign-in-codes";
import { readLimited } from "../http/read-limited";
import { isSameOrigin } from "../http/same-origin";
import { addressOf } from "../i18n/locale-path";
import { accountPaths } from "../routes/account-paths";
import { sendToGateway } from "../transport/gateway-transport";
import { callerOf } from "./caller";
import { dropSession } from "./session-cookies";

/** The longest message, each of its signs encoded. */
const bodyBytesMax = 20_000;

const form = z.object({
	locale: z.enum(localeCodes),
	merId: id.optional(),
	goodsId: id.optional(),
	orderNo: z.string().optional(),
	refundNo: z.string().optional(),
	key: z.string(),
	text: z.string(),
	/** Of the conversation, and the last message that was on the page. */
	id: id.optional(),
	upTo: id.optional(),
	/** Where nothing is written. */
	only: z.literal("read").optional(),
});
type Sent = z.output<typeof form>;
type Ask = (path: string, body: unknown) => Promise<number>;

/** Writes a message without script, once for each form, and leads back to the conversation, which says how it ended. */
export async function writeBySending(request: Request): Promise<Response> {
	const sent = isSameOrigin(request) ? await readForm(request) : undefined;
	if (!sent) return new Response(null, { status: 400 });
	const { locale, merId, goodsId, orderNo, refundNo, only } = sent;
	const caller = callerOf(request);
	const ask: Ask = async (path, body) => {
		const call = { method: "POST", path, locale, caller } as const;
		const answer = await sendToGateway({ ...call, body: JSON.stringify(body) });
		return (await answer.json()).code;
	};
	await markRead(ask, sent);
	const place = { merId, goodsId, orderNo, refundNo };
	const code = only ? undefined : await write(ask, sent, place);
	const outcome = code && `&sent=${code === 200 ? "yes" : "no"}`;
	const path = `${accountPaths.conversation(place)}${outcome ?? ""}`;
	const response = new Response(null, {
		status: 303,
		headers: {
			location: addressOf({ locale, path }),
			"cache-control": "private, no-store",
		},
	});
	if (isSignInCode(code)) dropSession(response);
	return response;
}

async function readForm({ body }: Request): Promise<Sent | undefined> {
	const text = body && (await readLimited(body, bodyBytesMax)).toString();
	const fields = Object.fromEntries(new URLSearchParams(text ?? ""));
	return form.safeParse(fields).data;
}

async function markRead(ask: Ask, { id, upTo }: Sent): Promise<void> {
	if (id === undefined || upTo === undefined) return;
	await ask(markConversationRead.path.replace("{id}", `${id}`), { upTo });
}

/** Forms end lines in two signs. */
const write = (ask: Ask, { key, text }: Sent, place: object) =>
	ask(sendMessage.path, {
		...place,
		key,
		text: text.replaceAll("\r\n", "\n"),
	});
