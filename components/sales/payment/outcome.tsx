"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ComponentProps, useEffect, useRef } from "react";
import { noteAllPaid } from "@/components/sales/checkout/steps";
import { OwnGroup } from "@/components/sales/group/own-group";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Price } from "@/components/ui/price";
import type { LocaleCode } from "@/gateway/contract/locale";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { PaidOrder } from "./paid-order";
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
	const isPaid = kind === "paid";
	const locale = useLocale();
	useEffect(() => {
		if (!isPaid) return;
		noteAllPaid(true);
		void readCartCount(locale);
		return () => noteAllPaid(false);
	}, [isPaid, locale]);
	const isOpen = kind === "declined" || kind === "unpaid";
	return (
		<div className="narrow stack cols-1 gap-x4">
			<section className="part" data-outcome={kind}>
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
				{isPaid && status.groupId !== null && <OwnGroup id={status.groupId} />}
				{isOpen && (
					<LinkButton
						kind="primary"
						href={accountPaths.orderPay(status.orderNo)}
					>
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
					href={accountPaths.order(status.orderNo)}
				>
					{t("orders")}
				</Link>
				<LinkButton kind="quiet" href={paths.home()}>
					{t("shop")}
				</LinkButton>
			</section>
			{isPaid && <PaidOrder {...status} />}
		</div>
	);
}

/** What was bought has left the cart, and its icon says so on whichever page comes next. */
async function readCartCount(locale: LocaleCode): Promise<void> {
	try {
		await (await import("@/lib/cart/own-cart")).followCart(locale);
	} catch {
		// The number is a comfort: the next page asks again.
	}
}

/** A transfer takes its time: until it is seen nobody knows. */
function kindOf({ state, reason, method }: PayStatus): Kind {
	if (state !== "unpaid") return state;
	if (reason) return "declined";
	return method === "fps" ? "confirming" : "unpaid";
}
