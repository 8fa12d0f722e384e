"use client";

import { lazy, Suspense } from "react";
import type { OffersOfGoodsProps } from "./offers-of-goods";

const OffersOfGoods = lazy(() =>
	import("./offers-of-goods").then((module) => ({
		default: module.OffersOfGoods,
	})),
);

/** Few goods are offered to groups: the script for it comes where one is, and its HTML stands there until then. */
export function LateOffers(props: OffersOfGoodsProps) {
	return (
		<Suspense>
			<OffersOfGoods {...props} />
		</Suspense>
	);
}
