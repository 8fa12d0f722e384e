import { z } from "zod";
import { defineCall } from "../call";
import { email } from "../identity/account-fields";
import { idInBody } from "../values";

// Mails about goods that somebody waits for: one when a sku that is sold out can be bought again, and one when the price
// of a favourite falls, at most one a goods a day.

export const watchStock = defineCall({
	method: "POST",
	path: "/api/front/product/watch/stock",
	who: "all",
	summary:
		"Asks for one mail when a sku that is sold out is back; whoever is signed in gets it at the account's e-mail. The same answer, whether it was asked for before or not",
	body: z.object({ skuId: idInBody, email: email.optional() }),
	answer: z.null(),
});

export const watchPrice = defineCall({
	method: "POST",
	path: "/api/front/product/watch/price",
	who: "member",
	summary: "Asks for mails when the price of a favourite falls, or for none",
	body: z.object({ goodsId: idInBody, isOn: z.boolean() }),
	answer: z.null(),
});

export const stopWatching = defineCall({
	method: "POST",
	path: "/api/front/product/watch/stop/{token}",
	who: "all",
	summary:
		"Ends all such mails to an address, by the token of one of them; a second time is well too. Mail programs call it by themselves (RFC 8058)",
	params: z.object({ token: z.string().max(600, "tooLong") }),
	answer: z.null(),
});
