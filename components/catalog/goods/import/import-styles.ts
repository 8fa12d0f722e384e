import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Files of goods in the back room. Wears the rules of `ConsoleStyles` too. */
export const ImportStyles = styled.div`
	${kit.stack("x8")};
	max-width: 960px;

	> section:not(.card) {
		${kit.stack("x4")};
	}
	h2 {
		${kit.heading("title")};
	}
	.card {
		gap: ${theme.space.x4};
		min-width: 0;
	}
	.steps {
		${kit.stack("x2")};
		padding-inline-start: ${theme.space.x5};
		list-style: decimal;
	}
	.head {
		${kit.wrap("x1", "x4")};
		align-items: baseline;
	}
	.head h3 {
		font-size: ${theme.type.reading};
		overflow-wrap: anywhere;
	}
	.state {
		margin-inline-start: auto;
		font-weight: 600;
	}
	[data-state="done"] .state {
		color: ${theme.colour.jadeDeep};
	}
	[data-state="failed"] .state,
	.fault {
		color: ${theme.colour.brandDeep};
	}
	.fault:empty {
		display: none;
	}
	.progress {
		overflow: hidden;
		height: 8px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	.progress > span {
		display: block;
		height: 100%;
		background: ${theme.colour.jade};
		transition: width ${theme.motion.quick};
	}
	dl {
		${kit.wrap("x3", "x8")};
		margin: 0;
		font-variant-numeric: tabular-nums;
	}
	dt {
		${kit.note};
	}
	dd {
		margin: 0;
		font-size: ${theme.type.title};
		font-weight: 600;
	}
	details {
		${kit.grid(1, "x3")};
		min-width: 0;
	}
	summary {
		${kit.target()};
		font-weight: 600;
		cursor: pointer;
	}
	.table .value {
		min-width: 96px;
		max-width: 240px;
		overflow-wrap: anywhere;
	}
	${controlCss}
	.card > .field {
		max-width: 360px;
	}
	.actions:empty {
		display: none;
	}
	${screen.phone} {
		.state {
			width: 100%;
			margin: 0;
		}
		dl {
			gap: ${theme.space.x3} ${theme.space.x5};
		}
		.actions .button {
			flex: 1 1 auto;
		}
	}
`;
