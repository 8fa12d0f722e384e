"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Table } from "@/components/layout/console/table";
import { Button } from "@/components/ui/button";
import type { StaffOffer } from "@/gateway/contract/sales/group-admin";
import { browserApi } from "@/lib/api/browser";
import { formatDate } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { notify } from "@/lib/page-state/notice";
import { paths } from "@/lib/routes/paths";

// messages: console.groups.state.*
// messages: console.groups.column.*

interface ConsoleOffersProps {
	offers: StaffOffer[];
	onEdit: (offer: StaffOffer) => void;
	onEnded: () => void;
}

const columns = [
	"goods",
	"price",
	"size",
	"time",
	"groups",
	"state",
	"actions",
] as const;

export function ConsoleOffers(props: ConsoleOffersProps) {
	const t = useTranslations("console.groups");
	const pages = useTranslations("console.page");
	return (
		<Table
			isCards
			label={pages("groups")}
			columns={columns.map((name) => t(`column.${name}`))}
		>
			{props.offers.map((offer) => (
				<Row key={offer.id} {...props} offer={offer} />
			))}
		</Table>
	);
}

function Row({
	offer,
	onEdit,
	onEnded,
}: ConsoleOffersProps & { offer: StaffOffer }) {
	const t = useTranslations("console.groups");
	const locale = useLocale();
	const { open, complete, failed, options, merchant } = offer;
	const moment = (at: string) =>
		formatDate(new Date(at), locale, {
			dateStyle: "short",
			timeStyle: "short",
		});
	const choice = Object.values(options).join(" · ");
	return (
		<tr>
			<td className="wide">
				<Link href={paths.goods(offer.goodsId, offer.skuId)}>{offer.name}</Link>
				<p className="soft">
					{[choice, merchant.name].filter(Boolean).join("｜")}
				</p>
			</td>
			<td className="tight">
				{formatPrice(offer.price)}
				<p className="soft">
					{t("alone", { price: formatPrice(offer.singlePrice) })}
				</p>
			</td>
			<td className="number">{offer.size}</td>
			<td className="tight">
				{moment(offer.startsAt)}
				<p>{moment(offer.endsAt)}</p>
			</td>
			<td className="tight">{t("counts", { open, complete, failed })}</td>
			<td className="tight">{t(`state.${offer.state}`)}</td>
			<td>
				{offer.state !== "over" && (
					<div className="flow gap-x2 no-break">
						<Button kind="quiet" onClick={() => onEdit(offer)}>
							{t("edit")}
						</Button>
						<EndButton id={offer.id} onEnded={onEnded} />
					</div>
				)}
			</td>
		</tr>
	);
}

/** Asks once more before it ends. */
function EndButton({ id, onEnded }: { id: number; onEnded: () => void }) {
	const t = useTranslations("console.groups");
	const locale = useLocale();
	const [isAsked, setAsked] = useState(false);

	async function end() {
		if (!isAsked) return setAsked(true);
		try {
			await browserApi(locale).post("/api/operator/group/end/{id}", {
				params: { id },
			});
			notify(t("ended"));
			onEnded();
		} catch {
			notify(t("form.unsaved"), { isFault: true });
			setAsked(false);
		}
	}
	return (
		<button
			type="button"
			className={isAsked ? "button primary" : "button quiet"}
			onClick={() => void end()}
			onBlur={() => setAsked(false)}
		>
			{t(isAsked ? "endSure" : "end")}
		</button>
	);
}
