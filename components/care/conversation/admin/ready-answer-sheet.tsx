"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import styled from "styled-components";
import { Awaited } from "@/components/layout/console/list/awaited";
import { LinkButton } from "@/components/ui/button";
import { Labelled } from "@/components/ui/form/field";
import { kit } from "@/components/ui/kit-css";
import { Sheet } from "@/components/ui/sheet";
import { consolePaths } from "@/lib/routes/console-paths";
import { theme } from "@/lib/theme/theme";
import type { Field } from "../composer";
import { useReadyAnswers } from "./use-ready-answers";

interface ReadyAnswerSheetProps {
	field: Field;
	isOpen: boolean;
	onOpenChange: (isOpen: boolean) => void;
}

/** The ready answers, narrowed by what is typed; the one that is chosen goes into the field. */
export function ReadyAnswerSheet(props: ReadyAnswerSheetProps) {
	const { field, isOpen, onOpenChange } = props;
	const t = useTranslations("console.conversations.ready");
	const { found, error, ask } = useReadyAnswers();
	const [sought, setSought] = useState("");
	const words = sought.trim().toLowerCase();
	const list = found?.list.filter(({ title, text }) =>
		`${title}\n${text}`.toLowerCase().includes(words),
	);
	return (
		<Sheet
			isOpen={isOpen}
			onOpenChange={onOpenChange}
			title={t("label")}
			closeLabel={t("close")}
			returnTo={field.ref}
		>
			<div className="stack cols-1 gap-x4">
				{!found && <Awaited error={error} onRetry={() => void ask()} />}
				{found && found.list.length > 0 && (
					<Labelled label={t("find")}>
						{(control) => (
							<input
								{...control}
								type="search"
								value={sought}
								onChange={({ target }) => setSought(target.value)}
							/>
						)}
					</Labelled>
				)}
				{list && list.length > 0 && (
					<Answers>
						{list.map(({ id, title, text }) => (
							<li key={id}>
								<button
									type="button"
									className="stack gap-x1 full"
									onClick={() => {
										field.insert(text);
										onOpenChange(false);
									}}
								>
									<b className="anywhere">{title}</b>
									<span className="soft anywhere">{text}</span>
								</button>
							</li>
						))}
					</Answers>
				)}
				{list?.length === 0 && <p className="soft">{t("none")}</p>}
				<LinkButton
					kind="quiet"
					href={consolePaths.page("conversations/settings")}
				>
					{t("keep")}
				</LinkButton>
			</div>
		</Sheet>
	);
}

const Answers = styled.ul`
	${kit.stack("x2")};

	button {
		padding: ${theme.space.x3} ${theme.space.x4};
		text-align: start;
		${kit.outlined};
	}
	button:hover {
		background: ${theme.colour.paper};
	}
`;
