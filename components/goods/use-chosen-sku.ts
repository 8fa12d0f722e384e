"use client";

import { useEffect, useState } from "react";

/** The sku a shopper looks at. `?sku=` in the address names it, so that a shared link opens on the same one. */
export function useChosenSku<Sku extends { id: number }>(
	skus: Sku[],
	initial: Sku,
): [Sku, (sku: Sku) => void] {
	const [chosen, setChosen] = useState(initial);

	// The page is stored once for everybody, so its address is read only when it has arrived.
	useEffect(() => {
		const asked = Number(
			new URLSearchParams(window.location.search).get("sku"),
		);
		const found = skus.find(({ id }) => id === asked);
		if (found) setChosen(found);
	}, [skus]);

	function choose(sku: Sku) {
		setChosen(sku);
		const url = new URL(window.location.href);
		url.searchParams.set("sku", String(sku.id));
		window.history.replaceState(null, "", url);
	}
	return [chosen, choose];
}
