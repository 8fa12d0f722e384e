"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { BodyOf } from "@/gateway/contract/call";
import type {
	StaffOffer,
	saveOffer,
} from "@/gateway/contract/sales/group-admin";
import { ApiError } from "@/lib/api/api-error";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { draftOf, type OfferDraft, termsOf } from "./offer-draft";
import { OfferFormStyles } from "./offer-form-styles";
import { SkuChoice } from "./sku-choice";

// messages: console.groups.form.*
// messages: console.groups.fault.*

interface OfferFormProps {
	/** The one that is changed; undefined for a new one. */
	offer: StaffOffer | undefined;
	onDone: () => void;
}

const fields: readonly [
	keyof OfferDraft,
	"text" | "number" | "datetime-local",
][] = [
	["price", "text"],
	["size", "number"],
	["hours", "number"],
	["piecesMax", "number"],
	["startsAt", "datetime-local"],
	["endsAt", "datetime-local"],
];

/** Makes or changes an offer; each field hears what is wrong with it, and what was typed stays. */
export function OfferForm({ offer, onDone }: OfferFormProps) {
	const t = useTranslations("console.groups.form");
	const [draft, setDraft] = useState(() => draftOf(offer, Date.now()));
	const [skuId, setSkuId] = useState(offer?.skuId);
	const { save, isSaving, faults, failure } = useSave(onDone);

	function submit(event: FormEvent) {
		event.preventDefault();
		if (!isSaving)
			void save({ id: offer?.id, skuId: skuId ?? 0, ...termsOf(draft) });
	}
	return (
		<OfferFormStyles
			className="card"
			noValidate
			aria-busy={isSaving}
			aria-labelledby="offer-form"
			onSubmit={submit}
		>
			<h2 id="offer-form">{offer?.name ?? t("title")}</h2>
			{failure && (
				<p role="alert" className="form-fault">
					{failure}
				</p>
			)}
			{!offer && <SkuChoice onChoose={setSkuId} fault={faults.skuId} />}
			<div className="fields">
				{fields.map(([name, type]) => (
					<Field
						key={name}
						type={type}
						inputMode={name === "price" ? "decimal" : undefined}
						label={t(name)}
						value={draft[name]}
						fault={faults[name]}
						onChange={({ target }) =>
							setDraft({ ...draft, [name]: target.value })
						}
					/>
				))}
			</div>
			<div className="actions">
				<Button type="submit" kind="primary" aria-disabled={isSaving}>
					{t("save")}
				</Button>
				<Button kind="quiet" onClick={onDone}>
					{t("cancel")}
				</Button>
			</div>
		</OfferFormStyles>
	);
}

function useSave(onDone: () => void) {
	const t = useTranslations("console.groups");
	const locale = useLocale();
	const [isSaving, setSaving] = useState(false);
	const [faults, setFaults] = useState<Record<string, string>>({});
	const [failure, setFailure] = useState("");

	function hear(error: unknown) {
		const { message, data } =
			error instanceof ApiError ? error : new ApiError(500, "");
		const { fields: named = {} } = (data ?? {}) as {
			fields?: Record<string, string>;
		};
		const worded = Object.entries(named).map(([field, key]) => {
			const known = `fault.${key}` as "fault.general";
			return [field, t(t.has(known) ? known : "fault.general")];
		});
		setFaults(Object.fromEntries(worded));
		setFailure(message || t("form.unsaved"));
	}

	async function save(body: BodyOf<typeof saveOffer>) {
		setSaving(true);
		try {
			await browserApi(locale).post("/api/operator/group/save", { body });
			notify(t("form.saved"));
			onDone();
		} catch (error) {
			hear(error);
		} finally {
			setSaving(false);
		}
	}
	return { save, isSaving, faults, failure };
}
