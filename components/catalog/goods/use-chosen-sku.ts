"use client";

import { useEffect, useState } from "react";

function askedSku(): number {
	return Number(new URLSearchParams(window.location.search).get("sku"));
}

/**
 * The sku a shopper looks at. `?sku=` in the address names it, so that a reload and a shared link open on the same one.
 * A choice takes the place of the last one: Back leads out of the page, and returning finds the choice again.
 */
export function useChosenSku<Sku extends { id: number }>(
	skus: Sku[],
	initial: Sku,
): [Sku, (sku: Sku) => void] {
	const [chosen, setChosen] = useState(initial);

	// What the router brings back is the page as it came, while the address holds the choice made since.
	useEffect(() => {
		const follow = () =>
			setChosen(skus.find(({ id }) => id === askedSku()) ?? initial);
		follow();
		window.addEventListener("popstate", follow);
		return () => window.removeEventListener("popstate", follow);
	}, [skus, initial]);

	function choose(sku: Sku) {
		setChosen(sku);
		const url = new URL(window.location.href);
		url.searchParams.set("sku", String(sku.id));
		window.history.replaceState(null, "", url);
	}
	return [chosen, choose];
}
