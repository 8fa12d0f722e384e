"use client";

import { Minus, Plus } from "lucide-react";
import styled from "styled-components";
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
	onChange: (quantity: number) => void;
}

export function QuantityStepper(props: QuantityStepperProps) {
	const { quantity, most, words, onChange } = props;
	const change = (wanted: number) =>
		onChange(Math.min(Math.max(wanted || 1, 1), most));
	return (
		<Frame role="group" aria-label={words.label}>
			<button
				type="button"
				aria-label={words.decrease}
				disabled={quantity <= 1}
				onClick={() => change(quantity - 1)}
			>
				<Minus size={18} aria-hidden="true" />
			</button>
			<input
				inputMode="numeric"
				aria-label={words.label}
				value={quantity}
				maxLength={2}
				onFocus={(event) => event.target.select()}
				onChange={(event) => change(Number.parseInt(event.target.value, 10))}
			/>
			<button
				type="button"
				aria-label={words.increase}
				disabled={quantity >= most}
				onClick={() => change(quantity + 1)}
			>
				<Plus size={18} aria-hidden="true" />
			</button>
		</Frame>
	);
}

const Frame = styled.div`
	display: inline-flex;
	border: 1px solid ${theme.colour.hairline};
	border-radius: ${theme.radius.control};
	background: ${theme.colour.card};

	button {
		display: grid;
		place-items: center;
		width: 44px;
		height: 44px;
		border-radius: ${theme.radius.control};
	}
	button:disabled {
		color: ${theme.colour.inkSoft};
		opacity: 0.45;
		cursor: not-allowed;
	}
	input {
		width: 40px;
		border: 0;
		background: none;
		font-size: ${theme.type.reading};
		font-weight: 600;
		text-align: center;
	}
`;
