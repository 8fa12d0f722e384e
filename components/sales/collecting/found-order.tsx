"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { StatusMark } from "@/components/sales/order/order-head";
import { OrderLine } from "@/components/sales/order/order-line";
import { statusWord } from "@/components/sales/order/order-status";
import { CardRow, LineRows } from "@/components/sales/order/order-styles";
import { Button } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import { formatDate } from "@/lib/format/format-date";

interface FoundOrderProps {
	order: StaffOrder;
	isBusy: boolean;
	onHandOver: () => void;
}

const whole = { dateStyle: "medium", timeStyle: "short" } as const;

/** Whose it is and what is in it; handed over while it waits. */
export function FoundOrder({ order, isBusy, onHandOver }: FoundOrderProps) {
	const t = useTranslations("console.collecting");
	const locale = useLocale();
	const top = useRef<HTMLHeadingElement>(null);
	const word = statusWord(order, order.payState);
	const { orderNo, delivery, collecting, lines, refunded } = order;
	const isForTaker = word === "toReceive" && order.takerCode?.isWanted;
	const isGiven = order.history.some(({ step }) => step === "received");
	// Whoever typed reads next what was found, and what became of it.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each order, and each step of it.
	useEffect(() => top.current?.focus(), [orderNo, word]);
	return (
		<section className="card stack gap-x3" aria-labelledby="found">
			<CardRow>
				<h2 id="found" ref={top} tabIndex={-1} className="head-reading">
					{delivery.realName}
				</h2>
				<StatusMark word={word} />
			</CardRow>
			<Facts
				facts={[
					[t("order"), orderNo],
					[t("phone"), delivery.phone],
					[
						t("until"),
						word === "toCollect" &&
							collecting &&
							formatDate(new Date(collecting.until), locale, whole),
					],
				]}
			/>
			<LineRows className="stack gap-x3">
				{lines
					.filter((line) => line.refundedQuantity < line.quantity)
					.map((line) => (
						<OrderLine
							key={line.id}
							line={{
								...line,
								quantity: line.quantity - line.refundedQuantity,
							}}
						/>
					))}
			</LineRows>
			{refunded !== "0.00" && <p className="soft">{t("partRefunded")}</p>}
			{word === "toCollect" || isForTaker ? (
				<Button kind="primary" disabled={isBusy} onClick={onHandOver}>
					{t("handOver")}
				</Button>
			) : (
				<p role="status" className={isGiven ? "good" : "bad"}>
					{t(isGiven ? "handedOver" : "notReady")}
				</p>
			)}
		</section>
	);
}
