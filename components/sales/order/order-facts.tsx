"use client";

import { useTranslations } from "next-intl";
import { Moment } from "@/components/ui/moment";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { CopyButton } from "./copy-button";

// messages: checkout.method.*

interface OrderFactsProps {
	/** One merchant's order, or all that is paid at once. */
	order: Pick<OrderDetail, "orderNo" | "createdAt" | "paidAt" | "payMethod"> & {
		masterNo?: string;
	};
}

/** Numbers and moments, as one needs them when one writes to somebody. */
export function OrderFacts({ order }: OrderFactsProps) {
	const t = useTranslations("order.facts");
	const methods = useTranslations("checkout.method");
	const { orderNo, masterNo, createdAt, paidAt, payMethod } = order;
	return (
		<section className="part" aria-labelledby="facts">
			<h2 id="facts">{t("title")}</h2>
			<dl className="facts">
				<div>
					<dt>{t("orderNo")}</dt>
					<dd>
						{orderNo} <CopyButton text={orderNo} label={t("copy")} />
					</dd>
				</div>
				<div>
					<dt>{t("created")}</dt>
					<dd>
						<Moment at={createdAt} />
					</dd>
				</div>
				{paidAt && (
					<div>
						<dt>{t("paid")}</dt>
						<dd>
							<Moment at={paidAt} />
						</dd>
					</div>
				)}
				<div>
					<dt>{t("method")}</dt>
					<dd>{methods(payMethod)}</dd>
				</div>
				{masterNo && (
					<div>
						<dt>{t("master")}</dt>
						<dd>
							<Link className="text" href={paths.order(masterNo)}>
								{masterNo}
							</Link>
						</dd>
					</div>
				)}
			</dl>
		</section>
	);
}
