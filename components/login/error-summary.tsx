"use client";

import { useTranslations } from "next-intl";
import { useContext, useEffect, useRef } from "react";
import { useFormContext } from "react-hook-form";
import { FormId } from "./fields/form-id";
import { useFaultWords } from "./fields/use-fault";

interface ErrorSummaryProps {
	/** How often the form has been sent. */
	round: number;
}

/** All that keeps a form from being taken, with a way to each field. The focus comes here when it was sent in vain. */
export function ErrorSummary({ round }: ErrorSummaryProps) {
	const t = useTranslations("login.summary");
	const words = useFaultWords();
	const id = useContext(FormId);
	const { formState, setFocus } = useFormContext();
	const summary = useRef<HTMLElement>(null);
	const { errors, isSubmitting } = formState;
	const faults = Object.entries(errors).map(([name, fault]) => ({
		name,
		text: words(String(fault?.message)),
	}));
	const isShown = round > 0 && faults.length > 0 && !isSubmitting;
	usePageTitle(isShown ? (title) => t("pageTitle", { title }) : undefined);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the form was sent.
	useEffect(() => {
		if (!isSubmitting) summary.current?.focus();
	}, [round, isSubmitting]);

	if (!isShown) return null;
	return (
		<section
			ref={summary}
			tabIndex={-1}
			className="summary"
			aria-labelledby={`${id}-summary`}
		>
			<p id={`${id}-summary`}>{t("title", { count: faults.length })}</p>
			<ul>
				{faults.map(({ name, text }) => (
					<li key={name}>
						<a
							href={`#${id}${name}`}
							onClick={(event) => {
								event.preventDefault();
								setFocus(name);
							}}
						>
							{text}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The first thing that a screen reader says of a page, and the name of its tab. */
function usePageTitle(word: ((title: string) => string) | undefined): void {
	const isShown = word !== undefined;
	// biome-ignore lint/correctness/useExhaustiveDependencies: the words do not change while it is shown.
	useEffect(() => {
		if (!word) return;
		const { title } = document;
		document.title = word(title);
		return () => {
			document.title = title;
		};
	}, [isShown]);
}
