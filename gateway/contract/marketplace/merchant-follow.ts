import { z } from "zod";
import { defineCall } from "../call";
import { id, pageOf, pageQuery } from "../values";
import { merchantCard } from "./merchant";

export const listFollowedMerchants = defineCall({
	method: "GET",
	path: "/api/front/collect/merchant/list",
	who: "session",
	summary: "The merchants that an account follows, the latest first",
	query: pageQuery,
	answer: pageOf(merchantCard.extend({ followedAt: z.string() })),
});

export const followMerchant = defineCall({
	method: "POST",
	path: "/api/front/merchant/collect/{id}",
	who: "session",
	summary: "Follows a merchant; followed already is well too",
	params: z.object({ id }),
	answer: z.object({ followers: z.int() }),
});

export const unfollowMerchant = defineCall({
	method: "POST",
	path: "/api/front/merchant/cancel/{id}",
	who: "session",
	summary: "Follows a merchant no longer; not followed is well too",
	params: z.object({ id }),
	answer: z.object({ followers: z.int() }),
});
