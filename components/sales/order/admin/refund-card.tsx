"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LinesField } from "@/components/layout/console/form/lines-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { AskFirst } from "@/components/layout/console/list/ask-first";
import { useStaff } from "@/components/layout/console/use-staff";
import { CardRow } from "@/components/sales/order/order-styles";
import { RefundLines } from "@/components/sales/refund/refund-lines";
import { RefundMark } from "@/components/sales/refund/refund-mark";
import { ExchangeFacts } from "@/components/sales/return/admin/exchange-facts";
import { ReturnDecision } from "@/components/sales/return/admin/return-decision";
import { ReturnFacts } from "@/components/sales/return/admin/return-facts";
import { VerdictForm } from "@/components/sales/return/admin/verdict-form";
import { ReviewPictures } from "@/components/sales/review/review-pictures";
import { useReviewWords } from "@/components/sales/review/review-words";
import { Button } from "@/components/ui/button";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import {
	comingBack,
	refusalLengthMax,
} from "@/gateway/contract/sales/refund-terms";
import { returnWithinDays } from "@/gateway/contract/sales/return-terms";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { consolePaths } from "@/lib/routes/console-paths";
import { useCommand } from "./use-order-admin";

// messages: refund.reason.*
// messages: checkout.method.*

interface RefundCardProps {
	refund: RefundDetail;
	/** The first on its page that waits for a decision. */
	isNext: boolean;
}

/** One application: what its buyer says, what it comes to, and the decision. */
export function RefundCard({ refund, isNext }: RefundCardProps) {
	const t = useTranslations("console.orders");
	const reasons = useTranslations("refund.reason");
	const methods = useTranslations("checkout.method");
	const words = useReviewWords();
	const id = useId();
	const { refundNo, orderNo, state, images, freight } = refund;
	return (
		<article className="card" aria-labelledby={id} data-refund={refundNo}>
			<CardRow>
				<h2 id={id} className="row gap-x2 grow head-reading anywhere">
					{refundNo}
				</h2>
				<RefundMark
					state={state}
					isExchanged={refund.exchangeState === "made"}
				/>
			</CardRow>
			<p className="soft">
				<Moment at={refund.createdAt} /> · {refund.merchant.name} ·{" "}
				<Link className="link" href={consolePaths.order(orderNo)}>
					{orderNo}
				</Link>
			</p>
			<RefundLines lines={refund.lines} />
			<p>
				<b>{reasons(refund.reason)}</b>
			</p>
			{refund.remark && <p className="quote as-well">{refund.remark}</p>}
			{images.length > 0 && (
				<div className="photos flow wraps gap-x2">
					<ReviewPictures images={images} words={words} />
				</div>
			)}
			{refund.refusal && (
				<p>
					<span className="soft">{t("refund.refusal")}</span> {refund.refusal}
				</p>
			)}
			<ExchangeFacts refund={refund} />
			<ReturnFacts refund={refund} />
			<p className="sum inline gap-x2 at-baseline bold">
				<span className="soft regular">
					{methods(refund.payMethod)}
					{freight !== "0.00" &&
						` · ${t("refund.freight", { amount: formatPrice(freight) })}`}
				</span>
				<Price amount={refund.amount} />
			</p>
			<Decision refund={refund} isNext={isNext} />
		</article>
	);
}

function Decision({ refund, isNext }: RefundCardProps) {
	const t = useTranslations("console.orders.refund");
	const back = useTranslations("console.orders.return");
	const staff = useStaff();
	const { run, isBusy } = useCommand();
	const [isRefusing, setRefusing] = useState(false);
	const { refundNo, state, payMethod } = refund;
	const isBack = refund.return !== null;
	const amount = formatPrice(refund.amount);
	if (state === "refunding" && payMethod === "fps" && staff?.isOperator)
		return (
			<div className="actions flow wraps gap-x2">
				<Button
					kind="primary"
					disabled={isBusy}
					onClick={() =>
						void run(
							(api) =>
								api.post("/api/operator/refund/sent/{refundNo}", {
									params: { refundNo },
								}),
							t("sentDone"),
						)
					}
				>
					{t("sent")}
				</Button>
			</div>
		);
	if (state === "disputed" && staff?.isOperator)
		return <VerdictForm refund={refund} />;
	if (comingBack.includes(state)) return <ReturnDecision refund={refund} />;
	if (state !== "reviewing") return null;
	if (isRefusing)
		return <Refusal refundNo={refundNo} onKeep={() => setRefusing(false)} />;
	return (
		<div className="actions flow wraps gap-x2">
			<AskFirst
				kind={isNext ? "primary" : "quiet"}
				label={isBack ? back("approve") : t("approve", { amount })}
				about={refundNo}
				title={isBack ? back("approveTitle") : t("approveTitle")}
				detail={
					isBack
						? back(refund.exchange ? "approveExchange" : "approveDetail", {
								amount,
								days: returnWithinDays,
							})
						: t("approveDetail", { amount })
				}
				keepLabel={t("keep")}
				onConfirm={() =>
					run(
						(api) =>
							api.post("/api/operator/refund/approve/{refundNo}", {
								params: { refundNo },
							}),
						isBack ? back("approved") : t("approved"),
					)
				}
			/>
			<Button kind="quiet" onClick={() => setRefusing(true)}>
				{t("refuse")}
			</Button>
		</div>
	);
}

/** The buyer reads why. */
function Refusal(props: { refundNo: string; onKeep: () => void }) {
	const t = useTranslations("console.orders.refund");
	const { run } = useCommand();
	const form = useAdminForm({ refusal: "" }, (body) =>
		run(
			(api) =>
				api.post("/api/operator/refund/refuse/{refundNo}", {
					params: { refundNo: props.refundNo },
					body,
				}),
			t("refused"),
		),
	);
	return (
		<AdminForm
			form={form}
			saveLabel={t("refuseNow")}
			after={
				<Button kind="quiet" onClick={props.onKeep}>
					{t("keep")}
				</Button>
			}
		>
			<LinesField
				path="refusal"
				label={t("why")}
				rows={3}
				// It stands where the button was that asked for it.
				autoFocus
				maxLength={refusalLengthMax}
				required
			/>
		</AdminForm>
	);
}
