"use client";

import { useTranslations } from "next-intl";
import type { MasterOrder } from "@/gateway/contract/order";
import { CopyButton } from "./copy-button";
import { Moment } from "./moment";

// messages: checkout.method.*

/** Number and moments of what is paid at once. */
export function MasterFacts({ master }: { master: MasterOrder }) {
	const t = useTranslations("order.facts");
	const methods = useTranslations("checkout.method");
	const { orderNo, createdAt, paidAt, payMethod } = master;
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
			</dl>
		</section>
	);
}
