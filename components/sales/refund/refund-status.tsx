"use client";

import { useLocale, useTranslations } from "next-intl";
import { AskFirst } from "@/components/layout/ask-first";
import { refetchOrders } from "@/components/sales/order/order-answers";
import { Actions, State } from "@/components/sales/order/order-styles";
import { LinkButton } from "@/components/ui/button";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { accountPaths } from "@/lib/routes/account-paths";

// messages: refund.state.*
// messages: refund.meaning.*

/** How it stands and why; a way back while it is not decided, another try where it was refused. */
export function RefundStatus({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("refund");
	const { state, refusal, isRevocable, orderNo, lines } = refund;
	const isExchanged = refund.exchangeState === "made";
	const meaning = useMeaning(refund);
	const canTryAgain = ["refused", "revoked", "expired"].includes(state);
	const [line] = lines;
	const lineId = lines.length === 1 ? line?.lineId : undefined;
	return (
		<State data-state={state} aria-labelledby="status">
			<div role="status">
				<h2 id="status">
					{isExchanged ? t("exchange.done") : t(`state.${state}`)}
				</h2>
				<p>{meaning}</p>
				{refusal && (
					<blockquote className="as-well">
						<p className="soft">{t("refusal")}</p>
						<p>{refusal}</p>
					</blockquote>
				)}
			</div>
			<Actions>
				{isRevocable && <Revoke refundNo={refund.refundNo} />}
				{canTryAgain && (
					<LinkButton
						kind="primary"
						href={accountPaths.refundConfirm(orderNo, lineId)}
					>
						{t("again")}
					</LinkButton>
				)}
			</Actions>
		</State>
	);
}

function useMeaning({ state, exchangeState }: RefundDetail): string {
	const t = useTranslations("refund");
	if (exchangeState === "made") return t("exchange.meaning");
	if (exchangeState === "held" && state === "returning")
		return t("exchange.sendFirst");
	return t(`meaning.${state}`);
}

function Revoke({ refundNo }: { refundNo: string }) {
	const words = useTranslations();
	const t = useTranslations("refund.revoke");
	const locale = useLocale();

	async function revoke() {
		try {
			await browserApi(locale).post(
				"/api/front/order/refund/revoke/{refundNo}",
				{ params: { refundNo } },
			);
			notify(t("done"));
		} finally {
			// Decided meanwhile: the page says how.
			await refetchOrders();
		}
	}
	return (
		<AskFirst
			label={t("ask")}
			title={t("title")}
			detail={t("detail")}
			confirmLabel={t("yes")}
			keepLabel={t("keep")}
			closeLabel={words("order.close")}
			failed={t("failed")}
			onConfirm={revoke}
		/>
	);
}
