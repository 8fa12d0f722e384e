"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { FieldFault } from "@/components/ui/form/field-fault";
import { useFault, useFieldId } from "@/components/ui/form/form-words";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

/** Ticked by the applicant, never for them. */
export function MerchantAgreement() {
	const t = useTranslations("application.form");
	const id = useFieldId("agreement");
	const fault = useFault("agreement");
	const { register, trigger } = useFormContext();
	const terms = (words: ReactNode) => (
		<Link href={paths.agreement("merchant")} target="_blank">
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
				<label htmlFor={id}>{t.rich("agreement", { terms })}</label>
			</div>
			<FieldFault id={`${id}-fault`} words={fault} />
		</div>
	);
}
