"use client";

import { useEffect } from "react";
import { late } from "@/components/ui/late";
import { useSignedIn } from "@/lib/session/signed-in";
import { justKept } from "./just-kept";

const PriceWatch = late(
	() => import("./price-watch").then((module) => module.LatePriceWatch),
	null,
);

/** Below a heart that a member has just pressed: whether a mail comes when the goods costs less. What is kept anew is not watched yet. */
export function KeptWatch({ id, name }: { id: number; name: string }) {
	const isKept = justKept.useValue() === id;
	const isMember = useSignedIn()?.kind === "member";
	useEffect(() => () => justKept.set(undefined), []);
	if (!isKept || !isMember) return null;
	return (
		<div className="kept-watch">
			<PriceWatch goods={{ goodsId: id, name, isPriceWatched: false }} />
		</div>
	);
}
