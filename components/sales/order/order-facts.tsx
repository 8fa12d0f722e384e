"use client";

import { useTranslations } from "next-intl";
import { Facts } from "@/components/ui/facts";
import { Moment } from "@/components/ui/moment";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import type { PayState } from "@/gateway/contract/sales/payment";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { CopyButton } from "./copy-button";
import { Part } from "./order-styles";

// messages: checkout.method.*

interface OrderFactsProps {
	/** One merchant's order, or all that is paid at once. */
	order: Pick<OrderDetail, "orderNo" | "createdAt" | "paidAt" | "payMethod"> & {
		masterNo?: string;
		exchangeOf?: string | null;
	};
	payState: PayState;
}

/** Numbers and moments, as one needs them when one writes to somebody. */
export function OrderFacts({ order, payState }: OrderFactsProps) {
	const t = useTranslations("order.facts");
	const methods = useTranslations("checkout.method");
	const { orderNo, masterNo, exchangeOf, createdAt, paidAt, payMethod } = order;
	const number = (
		<>
			{orderNo} <CopyButton text={orderNo} label={t("copy")} />
		</>
	);
	const master = masterNo && (
		<Link className="target gap-x1 as-link" href={accountPaths.order(masterNo)}>
			{masterNo}
		</Link>
	);
	const exchange = exchangeOf && (
		<Link
			className="target gap-x1 as-link"
			href={accountPaths.refund(exchangeOf)}
		>
			{exchangeOf}
		</Link>
	);
	return (
		<Part aria-labelledby="facts">
			<h2 id="facts">{t("title")}</h2>
			<Facts
				facts={[
					[t("orderNo"), number],
					[t("created"), <Moment key="created" at={createdAt} />],
					[t("paid"), paidAt && <Moment key="paid" at={paidAt} />],
					[t("method"), payState !== "cancelled" && methods(payMethod)],
					[t("master"), master],
					[t("exchangeOf"), exchange],
				]}
			/>
		</Part>
	);
}
