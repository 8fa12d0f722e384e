"use client";

import { useEffect } from "react";
import { KnownOrder } from "./known-order";

/** Where a shopper comes back to after paying; can be loaded again, and asks until it knows. */
export function PayResult() {
	useEffect(keepNumberOnly, []);
	return <KnownOrder isFollowed />;
}

/** Who pays by Stripe comes back with a secret in the address, which is to be seen and shared by nobody. */
function keepNumberOnly(): void {
	const { search } = window.location;
	const orderNo = new URLSearchParams(search).get("orderNo");
	if (!orderNo) return;
	const kept = `?${new URLSearchParams({ orderNo })}`;
	if (search !== kept) window.history.replaceState(null, "", kept);
}
