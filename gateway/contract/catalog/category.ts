import { z } from "zod";
import { defineCall } from "../call";
import { cartType } from "../values";

const leaf = z.object({
	id: z.int(),
	name: z.string(),
	image: z.string(),
});

/** A top category; `childList` is absent where there is none. */
export const categoryNode = leaf.extend({
	cartType,
	childList: z.array(leaf).optional(),
});
export type CategoryNode = z.infer<typeof categoryNode>;

export const listCategories = defineCall({
	method: "GET",
	path: "/api/front/product/category",
	who: "all",
	summary: "The category tree of one area, or of both",
	query: z.object({ cartType: cartType.optional() }),
	answer: z.array(categoryNode),
});
