"use client";

import { useLocale, useTranslations } from "next-intl";
import type { RefObject } from "react";
import type { MasterOrder } from "@/gateway/contract/order";
import { formatDate } from "@/lib/format-date";

// messages: order.state.*
// messages: checkout.method.*

interface MasterHeadProps {
	master: MasterOrder;
	headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** Which order it is, and whether it is paid. */
export function MasterHead({ master, headingRef }: MasterHeadProps) {
	const t = useTranslations("order");
	const methods = useTranslations("checkout.method");
	const locale = useLocale();
	const { orderNo, state, createdAt, paidAt, expiresAt, payMethod } = master;
	const when = (moment: string) =>
		formatDate(new Date(moment), locale, {
			dateStyle: "medium",
			timeStyle: "short",
		});
	return (
		<section className="part">
			<div className="head">
				<h2 ref={headingRef} tabIndex={-1}>
					{t("master.number", { orderNo })}
				</h2>
				<span className="state" data-state={state}>
					{t(`state.${state}`)}
				</span>
			</div>
			<dl className="facts">
				<dt>{t("master.placed")}</dt>
				<dd>{when(createdAt)}</dd>
				{paidAt && (
					<>
						<dt>{t("master.paid")}</dt>
						<dd>{when(paidAt)}</dd>
					</>
				)}
				{expiresAt && (
					<>
						<dt>{t("master.expires")}</dt>
						<dd>{when(expiresAt)}</dd>
					</>
				)}
				<dt>{t("master.method")}</dt>
				<dd>{methods(payMethod)}</dd>
			</dl>
		</section>
	);
}
