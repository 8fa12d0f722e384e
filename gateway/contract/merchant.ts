import { z } from "zod";
import { defineCall } from "./call";

const entry = z.object({ id: z.int(), name: z.string() });

export const listMerchantTypes = defineCall({
	method: "GET",
	path: "/api/front/merchant/all/type/list",
	who: "all",
	summary: "Kinds of shop a merchant can be",
	answer: z.array(entry),
});

export const listMerchantCategories = defineCall({
	method: "GET",
	path: "/api/front/merchant/all/category/list",
	who: "all",
	summary: "What merchants sell, by top category of the mall",
	answer: z.array(entry),
});
