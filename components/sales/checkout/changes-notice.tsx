"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Quote, QuoteChange } from "@/gateway/contract/sales/checkout";
import { formatPrice } from "@/lib/money/money";
import type { Group } from "./own";

interface ChangesNoticeProps {
	quote: Quote | undefined;
	changes: QuoteChange[];
	onAcknowledge: () => void;
}

// messages: checkout.change.*

/** What is not as it was when it was last seen; the sum holds it already. */
export function ChangesNotice(props: ChangesNoticeProps) {
	const { quote, changes, onAcknowledge } = props;
	const t = useTranslations("checkout");
	const dropped = quote?.dropped ?? [];
	const named = new Set(changes.map(({ about }) => about));
	const unnamed = dropped.filter(({ skuId }) => !named.has(String(skuId)));
	if (changes.length + unnamed.length === 0) return <div role="alert" hidden />;
	return (
		<section className="part changes" role="alert">
			<h2>{t("changes.title")}</h2>
			<ul className="stack gap-x1">
				{changes.map((change) => (
					<li key={`${change.kind}-${change.about}`}>
						<Changed
							change={change}
							group={quote?.groups.find(({ key }) => key === change.about)}
						/>
					</li>
				))}
				{unnamed.map(({ skuId, name }) => (
					<li key={skuId}>{t("change.offShelf", { name })}</li>
				))}
			</ul>
			{changes.length > 0 && (
				<p>
					<Button kind="quiet" onClick={onAcknowledge}>
						{t("changes.accept")}
					</Button>
				</p>
			)}
		</section>
	);
}

interface ChangedProps {
	change: QuoteChange;
	/** That it is about. */
	group: Group | undefined;
}

function Changed({ change, group }: ChangedProps) {
	const t = useTranslations("checkout.change");
	const { name, before, now } = change;
	return (
		<>
			{t(wordOf(change, group), { name, now: now ?? "" })}
			{isAmount(before) && isAmount(now) && (
				<>
					{" "}
					<s>{formatPrice(before)}</s> {formatPrice(now)}
				</>
			)}
		</>
	);
}

const isAmount = (text: string | null): text is string =>
	/^\d+\.\d\d$/.test(text ?? "");

function wordOf({ kind, before, now }: QuoteChange, group: Group | undefined) {
	if (kind === "reach" && group?.isToPoint) return "pointGone";
	if (kind === "reach" && group?.isCollected) return "collectingGone";
	if (kind === "stock" && now === "0") return "soldOut";
	if (kind === "stock" && before === "0") return "back";
	if (kind === "coupon" && now === null) return "couponLost";
	return kind;
}
