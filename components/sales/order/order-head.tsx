"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { MerchantOrder } from "@/gateway/contract/sales/order";
import type { ListedOrder } from "@/gateway/contract/sales/order-list";
import type { PayState } from "@/gateway/contract/sales/payment";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { type StatusWord, statusWord } from "./order-status";
import { CardRow, StatusStyles } from "./order-styles";

interface OrderHeadProps {
	order: Pick<
		MerchantOrder,
		| "status"
		| "paid"
		| "cartType"
		| "merchant"
		| "store"
		| "collecting"
		| "point"
	> &
		Partial<Pick<ListedOrder, "group">>;
	payState: PayState;
	/** Of the name, which labels the whole. */
	id: string;
}

// messages: order.status.*

/** Whose order it is, and how it stands. */
export function OrderHead({ order, payState, id }: OrderHeadProps) {
	const { merchant, store, cartType } = order;
	const isMarket = cartType === "SUPERMARKET";
	return (
		<CardRow>
			<h2 id={id} className="row gap-x2 grow head-reading anywhere">
				<Icon
					name={isMarket ? "shopping-basket" : "store"}
					size={18}
					className="soft"
				/>
				<Link
					className="target"
					href={store ? paths.store(store.id) : paths.merchant(merchant.id)}
				>
					{store?.name ?? merchant.name}
				</Link>
			</h2>
			<StatusMark word={statusWord(order, payState)} />
		</CardRow>
	);
}

export function StatusMark({ word }: { word: StatusWord }) {
	const t = useTranslations("order.status");
	return <StatusStyles data-status={word}>{t(word)}</StatusStyles>;
}
