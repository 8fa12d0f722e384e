import { parse, serialize } from "hono/utils/cookie";
import { z } from "zod";
import { localeCodes } from "@/gateway/contract/locale";
import {
	quantity,
	saveToCart,
	showBasket,
} from "@/gateway/contract/sales/cart";
import { id } from "@/gateway/contract/values";
import { isSignInCode } from "../api/sign-in-codes";
import { cookieOf, linesIn, linesOfCookie } from "../cart/basket-lines";
import { addedId, basketCookie, notAddedId } from "../cart/basket-names";
import type { CartWish } from "../cart/cart-wish";
import { readLimited } from "../http/read-limited";
import { isSameOrigin } from "../http/same-origin";
import { addressOf } from "../i18n/locale-path";
import { env } from "../process/env";
import { paths } from "../routes/paths";
import { isHttps } from "../session/session-cookie";
import { sendToGateway } from "../transport/gateway-transport";
import { callerOf } from "./caller";

const bodyBytesMax = 1_000;
const keptSeconds = 30 * 24 * 60 * 60;

const form = z.object({
	locale: z.enum(localeCodes),
	goodsId: id,
	skuId: id,
	quantity: z.coerce.number().pipe(quantity),
});
type Sent = z.output<typeof form>;

/**
 * Puts a goods in without script: into the account's cart, or for a visitor into a cookie, which the script takes over
 * when there is one. Leads back to the goods, whose page says how it ended.
 */
export async function addBySending(request: Request): Promise<Response> {
	const sent = isSameOrigin(request) ? await readForm(request) : undefined;
	if (!sent) return new Response(null, { status: 400 });
	const kept = parse(request.headers.get("cookie") ?? "")[basketCookie];
	const lines = linesOfCookie(kept);
	const { added, isVisitor } = await add(request, sent, lines);
	const path = paths.goods(sent.goodsId, sent.skuId);
	const address = addressOf({ locale: sent.locale, path });
	const response = new Response(null, {
		status: 303,
		headers: {
			location: `${address}#${added ? addedId : notAddedId}`,
			"cache-control": "private, no-store",
		},
	});
	if (added && isVisitor)
		response.headers.set("set-cookie", cookieWith([...lines, sent]));
	return response;
}

async function readForm({ body }: Request): Promise<Sent | undefined> {
	const text = body && (await readLimited(body, bodyBytesMax)).toString();
	const fields = Object.fromEntries(new URLSearchParams(text ?? ""));
	return form.safeParse(fields).data;
}

/** A session that has ended is nobody's: the goods are a visitor's then. */
async function add(request: Request, sent: Sent, lines: CartWish[]) {
	const { locale, skuId, quantity } = sent;
	const added = [{ skuId, quantity }];
	const caller = callerOf(request);
	const ask = async ({ path }: { path: string }, body: unknown) => {
		const call = { method: "POST", path, locale, caller } as const;
		const answer = await sendToGateway({ ...call, body: JSON.stringify(body) });
		return (await answer.json()).code as number;
	};
	const code = caller.token && (await ask(saveToCart, added));
	if (typeof code === "number" && !isSignInCode(code))
		return { added: code === 200, isVisitor: false };
	const isAgreed = (await ask(showBasket, { lines, added })) === 200;
	return { added: isAgreed, isVisitor: true };
}

function cookieWith(lines: CartWish[]): string {
	return serialize(basketCookie, cookieOf(linesIn(lines)), {
		path: "/",
		sameSite: "Lax",
		secure: isHttps(env().SITE_URL),
		maxAge: keptSeconds,
	});
}
