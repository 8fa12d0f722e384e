import styled from "styled-components";
import { DetailStyles, Part } from "@/components/sales/order/order-styles";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** What goes back; its legend stands inside its frame, not on it. */
export const ChoicePart = styled(Part)`
	> legend {
		float: inline-start;
		padding: 0;
	}
	.choices {
		clear: both;
	}
	.choice {
		border: 1px solid ${theme.colour.hairline};
		border-radius: ${theme.radius.control};
	}
	.choice[data-chosen] {
		border-color: ${theme.colour.accent};
	}
	.choice label {
		cursor: pointer;
	}
	.choice label > span {
		min-width: 0;
	}
	.choice label > input {
		margin: 0;
	}
	.choice img {
		${kit.square(56)};
	}
	.pieces {
		margin-top: ${theme.space.x3};
		padding-inline-start: 34px;
	}
	.pieces .limit {
		font-size: ${theme.type.small};
	}
	${screen.phone} {
		.choice label > input {
			${kit.square(24)};
		}
	}
`;

/** A list or a text box below its name. */
export const Labelled = styled.label`
	select,
	textarea {
		${kit.input};
		min-height: 48px;
		padding: ${theme.space.x2} ${theme.space.x3};
	}
	textarea {
		min-height: 88px;
		resize: vertical;
	}
	.select {
		position: relative;
	}
	.select select {
		appearance: none;
		padding-inline-end: ${theme.space.x8};
		text-overflow: ellipsis;
	}
	.select svg {
		position: absolute;
		inset: calc(50% - 9px) ${theme.space.x3} auto auto;
		pointer-events: none;
	}
`;

/** What comes back, with the one next step. */
export const SumPart = styled(Part)`
	.total {
		gap: 0 ${theme.space.x3};
	}
	.total .price {
		font-size: ${theme.type.heading};
	}
	p:empty {
		display: none;
	}
`;

/** What goes back beside what is paid for it. */
export const ConfirmStyles = styled(DetailStyles)`
	.beside-sum {
		${kit.grid("minmax(0, 1fr) 320px", "x5")};
	}
	.fault {
		${kit.flow("x1")};
		${kit.bad};
	}
	.fault svg {
		margin-top: 2px;
	}
	.sum-part {
		position: sticky;
		top: calc(${theme.height.header} + ${theme.space.x4});
	}
	@media (width < 75em) {
		.beside-sum {
			grid-template-columns: minmax(0, 1fr);
		}
		.sum-part {
			position: static;
		}
	}
`;
