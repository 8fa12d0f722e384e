"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { refetchOrders } from "@/components/sales/order/order-answers";
import { Button, LinkButton } from "@/components/ui/button";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";
import { paths } from "@/lib/routes/paths";

const ConfirmSheet = dynamic(
	() => import("@/components/ui/confirm-sheet").then((one) => one.ConfirmSheet),
	{ ssr: false },
);

// messages: refund.state.*
// messages: refund.meaning.*

/** How it stands and why; a way back while it is not decided, another try where it was refused. */
export function RefundStatus({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("refund");
	const { state, refusal, isRevocable, orderNo, lines } = refund;
	const canTryAgain = state === "refused" || state === "revoked";
	const [line] = lines;
	const lineId = lines.length === 1 ? line?.lineId : undefined;
	return (
		<section className="part state" data-state={state} aria-labelledby="status">
			<div role="status">
				<h2 id="status">{t(`state.${state}`)}</h2>
				<p>{t(`meaning.${state}`)}</p>
				{refusal && (
					<blockquote className="as-well">
						<p className="soft">{t("refusal")}</p>
						<p>{refusal}</p>
					</blockquote>
				)}
			</div>
			<div className="actions">
				{isRevocable && <Revoke refundNo={refund.refundNo} />}
				{canTryAgain && (
					<LinkButton
						kind="primary"
						href={paths.refundConfirm(orderNo, lineId)}
					>
						{t("again")}
					</LinkButton>
				)}
			</div>
		</section>
	);
}

function Revoke({ refundNo }: { refundNo: string }) {
	const words = useTranslations();
	const t = useTranslations("refund.revoke");
	const locale = useLocale();
	const opener = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	const [isWanted, setWanted] = useState(false);

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
		<>
			<Button
				ref={opener}
				kind="quiet"
				aria-haspopup="dialog"
				onClick={() => {
					setWanted(true);
					setOpen(true);
				}}
			>
				{t("ask")}
			</Button>
			{isWanted && (
				<ConfirmSheet
					isOpen={isOpen}
					onOpenChange={setOpen}
					opener={opener}
					title={t("title")}
					detail={t("detail")}
					confirmLabel={t("yes")}
					keepLabel={t("keep")}
					closeLabel={words("order.close")}
					faultWords={(error) => describeFailure(error).message ?? t("failed")}
					onConfirm={revoke}
				/>
			)}
		</>
	);
}
