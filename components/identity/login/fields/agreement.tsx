"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { FieldFault } from "@/components/ui/form/field-fault";
import { useFault, useFieldId } from "@/components/ui/form/form-words";
import type { AgreementName } from "@/gateway/contract/content/help-terms";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

/** Ticked by the shopper, never for them. */
export function Agreement() {
	const t = useTranslations("login.agreement");
	const id = useFieldId("agreement");
	const fault = useFault("agreement");
	const { register, trigger } = useFormContext();

	const opening = (name: AgreementName) => (words: ReactNode) => (
		<Link href={paths.agreement(name)} target="_blank">
			{words}
			<span className="visually-hidden">{t("newTab")}</span>
		</Link>
	);

	return (
		<div className="agreement">
			<div className="flow at-start gap-x2">
				<input
					type="checkbox"
					{...register("agreement", {
						onChange: () => fault && void trigger("agreement"),
					})}
					id={id}
					aria-invalid={fault !== undefined}
					aria-describedby={`${id}-fault`}
				/>
				<label htmlFor={id}>
					{t.rich("text", {
						terms: opening("terms"),
						privacy: opening("privacy"),
					})}
				</label>
			</div>
			<FieldFault id={`${id}-fault`} words={fault} />
		</div>
	);
}
