"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useRef } from "react";
import { OwnGroup } from "@/components/sales/group/own-group";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Price } from "@/components/ui/price";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import type { PayStatus } from "./use-pay-status";

type Kind =
	| "paid"
	| "declined"
	| "confirming"
	| "unpaid"
	| "cancelled"
	| "refunding"
	| "refunded";

type Mark = Pick<ComponentProps<typeof Icon>, "name" | "className">;
const icons: { [Of in Kind]?: Mark } = {
	paid: { name: "circle-check", className: "jade" },
	declined: { name: "circle-alert", className: "bad" },
	confirming: { name: "clock", className: "soft" },
};
const usualIcon: Mark = { name: "circle-alert", className: "soft" };

// messages: checkout.result.*

interface OutcomeProps {
	status: PayStatus;
	onRetry: () => void;
	/** Where it takes the place of what was just used. */
	takesFocus?: boolean;
}

/** What has become of a payment, and the way on. Nothing is called a failure before that is known. */
export function Outcome({ status, onRetry, takesFocus }: OutcomeProps) {
	const t = useTranslations("checkout.result");
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (takesFocus) title.current?.focus();
	}, [takesFocus]);
	const kind = kindOf(status);
	const isOpen = kind === "declined" || kind === "unpaid";
	return (
		<section className="part narrow" data-outcome={kind}>
			<div role="status" className="verdict">
				<h2 ref={title} tabIndex={-1} className="row gap-x3 size-title">
					<Icon {...(icons[kind] ?? usualIcon)} size={32} />
					{t(`${kind}.title`)}
				</h2>
				<p className="soft">{t(`${kind}.detail`)}</p>
				{status.reason && <p className="fault">{status.reason}</p>}
			</div>
			<p className="head">
				<span className="soft">{status.orderNo}</span>
				<Price amount={status.total} />
			</p>
			{kind === "paid" && status.groupId !== null && (
				<OwnGroup id={status.groupId} />
			)}
			{isOpen && (
				<LinkButton kind="primary" href={paths.orderPay(status.orderNo)}>
					{t("tryAgain")}
				</LinkButton>
			)}
			{kind === "confirming" && (
				<Button kind="quiet" onClick={onRetry}>
					{t("askNow")}
				</Button>
			)}
			<Link
				className={isOpen ? "button quiet" : "button primary"}
				href={paths.order(status.orderNo)}
			>
				{t("orders")}
			</Link>
			<LinkButton kind="quiet" href={paths.home()}>
				{t("shop")}
			</LinkButton>
		</section>
	);
}

/** A transfer takes its time: until it is seen nobody knows. */
function kindOf({ state, reason, method }: PayStatus): Kind {
	if (state !== "unpaid") return state;
	if (reason) return "declined";
	return method === "fps" ? "confirming" : "unpaid";
}
