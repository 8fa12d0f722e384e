"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import styled from "styled-components";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { screen } from "@/lib/theme/theme";
import { LanguageChoice } from "./language-choice";
import { LanguageProvider, type useAdminForm } from "./use-admin-form";

interface AdminFormProps<Values extends FieldValues> {
	form: ReturnType<typeof useAdminForm<Values>>;
	/** Whether it holds texts in six languages. */
	hasLanguages?: boolean;
	/** In place of the usual word on languages. */
	languageHint?: string;
	saveLabel?: string;
	saveKind?: ComponentProps<typeof Button>["kind"];
	/** In the last line, before the button. */
	beside?: ReactNode;
	/** … and after it. */
	after?: ReactNode;
	/** Where whoever keeps nothing goes. */
	back?: string;
	children: ReactNode;
}

/** Fields, what is wrong with them, and the one next step. What was typed stays, whatever the answer is. */
export function AdminForm<Values extends FieldValues>(
	props: AdminFormProps<Values>,
) {
	const { form, hasLanguages, languageHint, saveLabel, back, children } = props;
	const { failure, language, setLanguage, submit } = form;
	const { isSubmitting, submitCount } = form.formState;
	const t = useTranslations("console.form");
	const element = useRef<HTMLFormElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, and not while somebody types.
	useEffect(() => {
		element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [submitCount]);

	return (
		<FormProvider {...form}>
			<LanguageProvider value={language}>
				<Form
					ref={element}
					className="stack gap-x5"
					noValidate
					aria-busy={isSubmitting}
					onSubmit={(event) => {
						event.preventDefault();
						submit();
					}}
				>
					{hasLanguages && (
						<LanguageChoice
							hint={languageHint}
							chosen={language}
							onChoose={setLanguage}
						/>
					)}
					{children}
					<div className="end flow wraps gap-x3">
						{failure && (
							<p role="alert" className="flow gap-x2 full bad">
								<Icon name="circle-alert" size={20} />
								{failure}
							</p>
						)}
						{props.beside}
						<Button
							type="submit"
							kind={props.saveKind ?? "primary"}
							aria-disabled={isSubmitting}
						>
							{saveLabel ?? t("save")}
						</Button>
						{props.after}
						{back && (
							<LinkButton kind="quiet" href={back}>
								{t("back")}
							</LinkButton>
						)}
					</div>
				</Form>
			</LanguageProvider>
		</FormProvider>
	);
}

const Form = styled.form.attrs(sentByScript)`
	max-width: 800px;

	${screen.phone} {
		.end .button {
			flex: 1;
		}
	}
`;
