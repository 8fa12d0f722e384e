"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { FormStyles } from "./form-styles";
import { LanguageChoice } from "./language-choice";
import { AdminFormContext, type useAdminForm } from "./use-admin-form";

interface AdminFormProps<Draft> {
	form: ReturnType<typeof useAdminForm<Draft>>;
	/** Whether it holds texts in six languages. */
	hasLanguages?: boolean;
	saveLabel?: string;
	/** Where whoever keeps nothing goes. */
	back?: string;
	children: ReactNode;
}

/** Fields, what is wrong with them, and the one next step. What was typed stays, whatever the answer is. */
export function AdminForm<Draft>(props: AdminFormProps<Draft>) {
	const { form, hasLanguages, saveLabel, back, children } = props;
	const { faults, failure, isSending, submit } = form;
	const t = useTranslations("console.draft");
	const element = useRef<HTMLFormElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that found faults.
	useEffect(() => {
		element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [faults]);

	return (
		<AdminFormContext.Provider value={form}>
			<FormStyles
				ref={element}
				noValidate
				aria-busy={isSending}
				onSubmit={(event) => {
					event.preventDefault();
					void submit();
				}}
			>
				{hasLanguages && (
					<LanguageChoice chosen={form.language} onChoose={form.setLanguage} />
				)}
				{children}
				<div className="end">
					{failure && (
						<p role="alert" className="failure">
							<Icon name="circle-alert" size={20} />
							{failure}
						</p>
					)}
					<Button type="submit" kind="primary" aria-disabled={isSending}>
						{saveLabel ?? t("save")}
					</Button>
					{back && (
						<LinkButton kind="quiet" href={back}>
							{t("back")}
						</LinkButton>
					)}
				</div>
			</FormStyles>
		</AdminFormContext.Provider>
	);
}
