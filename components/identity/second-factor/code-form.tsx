"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { FormFault } from "@/components/ui/form/form-fault";
import { fieldFaultsOf } from "@/lib/api/api-error";
import { describeFailure } from "@/lib/api/failure";
import { sentByScript } from "@/lib/page-state/sent-by-script";

interface CodeFormProps {
	label: string;
	hint?: string;
	submitLabel: string;
	/** Letters as well as digits. */
	takesWords?: boolean;
	/** Another way stands above it. */
	isSecond?: boolean;
	send: (code: string) => Promise<unknown>;
}

/** One code and the one next step. What was typed stays where it was wrong. */
export function CodeForm(props: CodeFormProps) {
	const { label, hint, submitLabel, takesWords, isSecond, send } = props;
	const t = useTranslations("console.security");
	const [code, setCode] = useState("");
	const [fault, setFault] = useState<string>();
	const [failure, setFailure] = useState<string>();
	const isBusy = useRef(false);
	const input = useRef<HTMLInputElement>(null);

	async function submit(event: FormEvent) {
		event.preventDefault();
		if (isBusy.current) return;
		isBusy.current = true;
		setFault(undefined);
		setFailure(undefined);
		try {
			await send(code);
		} catch (error) {
			if (fieldFaultsOf(error).code) {
				setFault(t("prove.wrong"));
				input.current?.focus();
			} else setFailure(describeFailure(error).message ?? t("failed"));
		}
		isBusy.current = false;
	}
	return (
		<form
			{...sentByScript}
			className="stack gap-x3"
			noValidate
			onSubmit={(event) => void submit(event)}
		>
			<Field
				ref={input}
				label={label}
				hint={hint}
				fault={fault}
				value={code}
				inputMode={takesWords ? "text" : "numeric"}
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={40}
				onChange={({ target }) => setCode(target.value)}
			/>
			<FormFault words={failure} />
			<Button type="submit" kind={isSecond ? "quiet" : "primary"} isWide>
				{submitLabel}
			</Button>
		</form>
	);
}
