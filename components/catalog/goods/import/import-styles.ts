import styled from "styled-components";
import { controlCss } from "@/components/layout/console/control-css";
import { kit } from "@/components/ui/kit-css";
import { screen, theme } from "@/lib/theme/theme";

/** Files of goods in the back room. Wears the rules of `ConsoleStyles` too. */
export const ImportStyles = styled.div`
	max-width: 960px;

	.card {
		gap: ${theme.space.x4};
	}
	.steps {
		padding-inline-start: ${theme.space.x5};
		list-style: decimal;
	}
	.head {
		${kit.wrap("x1", "x4")};
	}
	.state {
		margin-inline-start: auto;
	}
	.fault {
		color: ${theme.colour.brandDeep};
	}
	:is(.fault, .actions):empty {
		display: none;
	}
	.progress {
		overflow: hidden;
		height: 8px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.sunken};
	}
	.progress > span {
		height: 100%;
		background: ${theme.colour.jade};
		transition: width ${theme.motion.quick};
	}
	dl {
		${kit.wrap("x3", "x8")};
	}
	summary {
		cursor: pointer;
	}
	.table .value {
		min-width: 96px;
		max-width: 240px;
	}
	${controlCss}
	.card > .field {
		max-width: 360px;
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
