"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Fault } from "@/components/sales/checkout/missed";
import { Price } from "@/components/ui/price";
import type { PayStatus } from "./use-pay-status";

interface DueProps {
	status: PayStatus;
	onExpire: () => void;
}

/** What is to be paid, and for how long it waits. */
export function Due({ status, onExpire }: DueProps) {
	const t = useTranslations("checkout.pay");
	const { orderNo, total, expiresAt, reason } = status;
	return (
		<section className="part" aria-label={t("due")}>
			<p className="head">
				<span className="soft">{t("due")}</span>
				<span className="soft">{orderNo}</span>
			</p>
			<p className="total">
				<span>{t("amount")}</span>
				<Price amount={total} />
			</p>
			{expiresAt && <Countdown expiresAt={expiresAt} onExpire={onExpire} />}
			{reason && <Fault>{t("declined", { reason })}</Fault>}
		</section>
	);
}

interface CountdownProps {
	expiresAt: string;
	onExpire: () => void;
}

/** Read aloud by the minute only. */
function Countdown({ expiresAt, onExpire }: CountdownProps) {
	const t = useTranslations("checkout.pay");
	const leftOf = () => Math.max(0, Date.parse(expiresAt) - Date.now());
	const [left, setLeft] = useState(leftOf);
	const tick = useEffectEvent(() => {
		const now = leftOf();
		setLeft(now);
		if (now === 0 && left > 0) onExpire();
	});
	useEffect(() => {
		const timer = setInterval(tick, 1_000);
		return () => clearInterval(timer);
	}, []);
	const minutes = Math.floor(left / 60_000);
	const seconds = Math.floor((left % 60_000) / 1_000);
	const hours = Math.floor(minutes / 60);
	const parts = hours > 0 ? [hours, minutes % 60, seconds] : [minutes, seconds];
	const clock = parts
		.map((part, at) => String(part).padStart(at > 0 ? 2 : 1, "0"))
		.join(":");
	return (
		<p role="timer" className="soft">
			<span className="visually-hidden">{t("minutes", { minutes })}</span>
			<span aria-hidden="true">{t("left", { clock })}</span>
		</p>
	);
}
