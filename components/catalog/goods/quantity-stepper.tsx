"use client";

import { useState } from "react";
import styled from "styled-components";
import { Icon } from "@/components/ui/icon";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

export interface QuantityWords {
	label: string;
	decrease: string;
	increase: string;
}

interface QuantityStepperProps {
	quantity: number;
	most: number;
	words: QuantityWords;
	/** Said when no more can be had. */
	limit: string;
	onChange: (quantity: number) => void;
	/** Id of the form that sends it as `quantity`, where no script does. */
	form?: string;
}

export function QuantityStepper(props: QuantityStepperProps) {
	const { quantity, most, words, limit, onChange, form } = props;
	/** What is being typed, which may be nothing yet. */
	const [draft, setDraft] = useState<string>();
	const change = (wanted: number) =>
		onChange(Math.min(Math.max(wanted || 1, 1), most));

	function type(text: string) {
		const wanted = Number.parseInt(text, 10);
		setDraft(wanted > most ? String(most) : text.replace(/\D/g, ""));
		change(wanted);
	}

	return (
		<Frame>
			<fieldset className="stepper" aria-label={words.label}>
				<button
					type="button"
					aria-label={words.decrease}
					aria-disabled={quantity <= 1}
					onClick={() => change(quantity - 1)}
				>
					<Icon name="minus" size={18} />
				</button>
				<input
					className="size-reading strong text-centre"
					inputMode="numeric"
					autoComplete="off"
					form={form}
					name={form && "quantity"}
					aria-label={words.label}
					value={draft ?? quantity}
					onFocus={(event) => event.target.select()}
					onChange={(event) => type(event.target.value)}
					onBlur={() => setDraft(undefined)}
				/>
				<button
					type="button"
					aria-label={words.increase}
					aria-disabled={quantity >= most}
					onClick={() => change(quantity + 1)}
				>
					<Icon name="plus" size={18} />
				</button>
			</fieldset>
			<p className="limit full soft" role="status">
				{quantity >= most && limit}
			</p>
		</Frame>
	);
}

const Frame = styled.div`
	display: contents;

	.stepper {
		display: inline-flex;
		${kit.outlined};
	}
	button {
		${kit.icon};
		border-radius: ${theme.radius.control};
	}
	[aria-disabled="true"] {
		color: ${theme.colour.inkSoft};
		opacity: 0.45;
		cursor: not-allowed;
	}
	input {
		width: 40px;
		border: 0;
		background: none;
	}
	.limit {
		order: 1;
	}
	.limit:empty {
		margin-top: calc(-1 * ${theme.space.x3});
	}
`;
