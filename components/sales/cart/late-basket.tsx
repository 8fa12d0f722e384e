"use client";

import { late } from "@/components/ui/late";

/** A visitor's basket, which comes when it is first shown. */
export const LateBasket = late(() =>
	import("./basket").then((module) => module.Basket),
);
