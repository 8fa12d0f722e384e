"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import styled from "styled-components";
import { FieldFault } from "@/components/ui/form/field-fault";
import { useFault, useFieldId } from "@/components/ui/form/form-words";
import type { AgreementName } from "@/gateway/contract/content/help-terms";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { theme } from "@/lib/theme/theme";

/** The way to an agreement from the words that name it. */
export const linkTo =
	(name: AgreementName, hint: string) => (words: ReactNode) => (
		<Link href={paths.agreement(name)} target="_blank">
			{words}
			<span className="visually-hidden">{hint}</span>
		</Link>
	);

/** Ticked by whoever agrees, never for them. */
export function Consent({ children }: { children: ReactNode }) {
	const id = useFieldId("agreement");
	const fault = useFault("agreement");
	const { register, trigger } = useFormContext();
	return (
		<Frame className="agreement">
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
				<label htmlFor={id}>{children}</label>
			</div>
			<FieldFault id={`${id}-fault`} words={fault} keepsLine />
		</Frame>
	);
}

/** What a shopper agrees to. */
export function Agreement() {
	const t = useTranslations("login.agreement");
	return (
		<Consent>
			{t.rich("text", {
				terms: linkTo("terms", t("newTab")),
				privacy: linkTo("privacy", t("newTab")),
			})}
		</Consent>
	);
}

const Frame = styled.div`
	input {
		margin: 0;
	}
	label {
		padding-block: 2px;
	}
	a {
		color: ${theme.colour.link};
		text-decoration: underline;
	}
`;
