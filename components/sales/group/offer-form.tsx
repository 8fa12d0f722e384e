"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import { LineField, Pair } from "@/components/layout/console/form/fields";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import { Button } from "@/components/ui/button";
import type { StaffOffer } from "@/gateway/contract/sales/group-admin";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { bodyOf, valuesOf } from "./offer-values";
import { SkuChoice } from "./sku-choice";

// messages: console.groups.form.*

interface OfferFormProps {
	/** The one that is changed; undefined for a new one. */
	offer: StaffOffer | undefined;
	onDone: () => void;
}

const fields = [
	["price", "text"],
	["size", "number"],
	["hours", "number"],
	["piecesMax", "number"],
	["startsAt", "datetime-local"],
	["endsAt", "datetime-local"],
] as const;

/** Makes or changes an offer. */
export function OfferForm({ offer, onDone }: OfferFormProps) {
	const t = useTranslations("console.groups.form");
	const locale = useLocale();
	const form = useAdminForm(valuesOf(offer, Date.now()), async (values) => {
		await browserApi(locale).post("/api/operator/group/save", {
			body: bodyOf(offer?.id, values),
		});
		notify(t("saved"));
		onDone();
	});
	const cancel = (
		<Button kind="quiet" onClick={onDone}>
			{t("cancel")}
		</Button>
	);
	return (
		<AdminForm form={form} beside={cancel}>
			<section className="card" aria-labelledby="offer-form">
				<h2 id="offer-form">{offer?.name ?? t("title")}</h2>
				{!offer && <SkuChoice />}
				<Pair>
					{fields.map(([name, type]) => (
						<LineField
							key={name}
							path={name}
							label={t(name)}
							type={type}
							inputMode={name === "price" ? "decimal" : undefined}
						/>
					))}
				</Pair>
			</section>
		</AdminForm>
	);
}
