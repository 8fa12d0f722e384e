"use client";

import styled from "styled-components";
import { theme } from "@/lib/theme/theme";
import {
	type ChoosableSku,
	chooseValue,
	type ValueState,
	valueState,
} from "./sku-choice";

export interface SkuOption {
	name: string;
	label: string;
	values: string[];
}

interface SkuOptionsProps<Sku extends ChoosableSku> {
	options: SkuOption[];
	skus: Sku[];
	current: Sku;
	/** Why a value cannot be had. */
	reasons: Record<Exclude<ValueState, "open">, string>;
	onChoose: (sku: Sku) => void;
}

/** One group of buttons per option; a value that cannot be had says why. */
export function SkuOptions<Sku extends ChoosableSku>(
	props: SkuOptionsProps<Sku>,
) {
	const { options, skus, current, reasons, onChoose } = props;
	const choice = { skus, current, names: options.map(({ name }) => name) };
	return options.map(({ name, label, values }) => (
		<Group key={name}>
			<legend>
				{label}
				<span className="chosen">{current.options[name]}</span>
			</legend>
			<div className="values">
				{values.map((value) => {
					const state = valueState(choice, name, value);
					return (
						<label key={value} className={`value ${state}`}>
							<input
								type="radio"
								name={name}
								value={value}
								checked={current.options[name] === value}
								disabled={state === "impossible"}
								onChange={() => onChoose(chooseValue(choice, name, value))}
							/>
							<span className="face">
								{value}
								{state !== "open" && (
									<small className="reason">{reasons[state]}</small>
								)}
							</span>
						</label>
					);
				})}
			</div>
		</Group>
	));
}

const Group = styled.fieldset`
	min-width: 0;
	margin: 0;
	padding: 0;
	border: 0;

	legend {
		padding: 0;
		margin-bottom: ${theme.space.x2};
		color: ${theme.colour.inkSoft};
	}
	.chosen {
		margin-inline-start: ${theme.space.x2};
		color: ${theme.colour.ink};
		font-weight: 600;
	}
	.values {
		display: flex;
		flex-wrap: wrap;
		gap: ${theme.space.x2};
	}
	.value {
		position: relative;
		cursor: pointer;
	}
	input {
		position: absolute;
		inset: 0;
		width: 100%;
		height: 100%;
		margin: 0;
		opacity: 0;
		pointer-events: none;
	}
	.face {
		display: grid;
		align-content: center;
		justify-items: center;
		min-width: 52px;
		min-height: 44px;
		padding: ${theme.space.x1} ${theme.space.x4};
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
		background: ${theme.colour.card};
		line-height: ${theme.line.tight};
		transition: border-color ${theme.motion.quick};
	}
	.reason {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.small};
		font-weight: 400;
	}
	.soldOut .face,
	.impossible .face {
		border-style: dashed;
		background: ${theme.colour.sunken};
		color: ${theme.colour.inkSoft};
	}
	.impossible {
		cursor: not-allowed;
	}
	:checked + .face {
		border-color: ${theme.colour.accent};
		background: ${theme.colour.accentWash};
		box-shadow: inset 0 0 0 1px ${theme.colour.accent};
		color: ${theme.colour.ink};
		font-weight: 600;
	}
	:focus-visible + .face {
		outline: 2px solid ${theme.colour.ink};
		outline-offset: 2px;
	}
`;
