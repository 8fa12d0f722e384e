"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { DraftFrame } from "./draft-frame";
import { LanguageChoice } from "./language-choice";
import { DraftContext, type useDraft } from "./use-draft";

interface DraftFormProps<Draft> {
	kept: ReturnType<typeof useDraft<Draft>>;
	/** Whether it holds texts in six languages. */
	hasLanguages?: boolean;
	saveLabel?: string;
	/** Where whoever keeps nothing goes. */
	back?: string;
	children: ReactNode;
}

/** Fields, what is wrong with them, and the one next step. What was typed stays, whatever the answer is. */
export function DraftForm<Draft>(props: DraftFormProps<Draft>) {
	const { kept, hasLanguages, saveLabel, back, children } = props;
	const { faults, failure, isSending, submit } = kept;
	const t = useTranslations("console.draft");
	const form = useRef<HTMLFormElement>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that found faults.
	useEffect(() => {
		form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [faults]);

	return (
		<DraftContext.Provider value={kept}>
			<DraftFrame
				ref={form}
				noValidate
				aria-busy={isSending}
				onSubmit={(event) => {
					event.preventDefault();
					void submit();
				}}
			>
				{hasLanguages && (
					<LanguageChoice chosen={kept.language} onChoose={kept.setLanguage} />
				)}
				{children}
				<div className="end">
					{failure && (
						<p role="alert" className="failure">
							<Icon name="circle-alert" size={20} />
							{failure}
						</p>
					)}
					<button
						type="submit"
						className="button primary"
						aria-disabled={isSending}
					>
						{saveLabel ?? t("save")}
					</button>
					{back && (
						<Link className="button quiet" href={back} prefetch={false}>
							{t("back")}
						</Link>
					)}
				</div>
			</DraftFrame>
		</DraftContext.Provider>
	);
}
