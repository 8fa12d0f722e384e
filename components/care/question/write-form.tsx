"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { FieldFault } from "@/components/ui/form/field-fault";
import type { Api } from "@/lib/api/api";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { useWriting } from "./use-writing";

export interface WriteWords {
	label: string;
	hint?: string;
	send: string;
	sent: string;
	empty: string;
	failed: string;
}

export interface WriteFormProps {
	/** What the device keeps the draft under until it is sent. */
	draftOf: string;
	lengthMax: number;
	words: WriteWords;
	/** It was opened by a press, and is where to go on. */
	hasFocus?: boolean;
	send: (api: Api, text: string) => Promise<unknown>;
	onSent?: () => void;
}

/** One text for everybody. What was typed stays through a reload and through signing in; once sent, the form says so. */
export function WriteForm(props: WriteFormProps) {
	const { lengthMax, words, hasFocus } = props;
	const id = useId();
	const { field, text, type, fault, isSending, isSent, submit } =
		useWriting(props);
	return (
		<form
			{...sentByScript}
			className="write stack gap-x2"
			noValidate
			aria-busy={isSending}
			onSubmit={(event) => {
				event.preventDefault();
				submit();
			}}
		>
			<label htmlFor={id} className="strong">
				{words.label}
			</label>
			<textarea
				id={id}
				ref={field}
				rows={3}
				value={text}
				maxLength={lengthMax}
				placeholder={words.hint}
				required
				// biome-ignore lint/a11y/noAutofocus: it opened where this was pressed.
				autoFocus={hasFocus}
				aria-invalid={fault !== ""}
				aria-describedby={`${id}-fault`}
				onChange={({ currentTarget }) => type(currentTarget.value)}
			/>
			<FieldFault id={`${id}-fault`} words={fault || undefined} />
			<div className="flow wraps gap-x3">
				<Button type="submit" kind="primary" aria-disabled={isSending}>
					{words.send}
				</Button>
				<p role="status" className="good grow">
					{isSent && words.sent}
				</p>
			</div>
		</form>
	);
}
