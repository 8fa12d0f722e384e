"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { CartGroup as Group } from "@/gateway/contract/sales/cart";
import type { CartType } from "@/gateway/contract/values";
import { CartGroup } from "./cart-group";

// messages: cart.area.*

interface CartAreaProps {
	cartType: CartType;
	groups: Group[];
	/** Pieces in it. */
	count: number;
	isPending: boolean;
	/** Ids of lines with a change under way. */
	pendingLines: ReadonlySet<number>;
}

/** What the cart holds of the supermarket, or of the mall; nothing where that is nothing. */
export function CartArea(props: CartAreaProps) {
	const { cartType, groups, count, ...pending } = props;
	const t = useTranslations("cart.area");
	const id = useId();
	if (groups.length === 0) return null;
	return (
		<section className="area stack cols-1 gap-x4" aria-labelledby={id}>
			<h2 id={id} className="soft head-reading">
				{t(cartType, { count })}
			</h2>
			{groups.map((group) => (
				<CartGroup key={group.key} group={group} {...pending} />
			))}
		</section>
	);
}
