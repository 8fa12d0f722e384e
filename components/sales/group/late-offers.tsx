"use client";

import { late } from "@/components/ui/late";

/** Few goods are offered to groups: the script for it comes where one is, and its HTML stands there until then. */
export const LateOffers = late(
	() => import("./offers-of-goods").then((module) => module.OffersOfGoods),
	null,
);
