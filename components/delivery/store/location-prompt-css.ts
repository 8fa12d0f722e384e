import { css } from "styled-components";
import { screen, theme } from "@/lib/theme/theme";

/** For a region with a `LocationPrompt`, which includes `buttonCss` too. Words change, so lines keep their room. */
export const locationPromptCss = css`
	.ask {
		display: grid;
		grid-template-columns: 24px minmax(0, 1fr) auto;
		align-items: center;
		gap: ${theme.space.x3};
	}
	.ask > svg {
		color: ${theme.colour.jade};
	}
	.ask p {
		display: grid;
		align-content: center;
	}
	.ask b {
		font-size: ${theme.type.reading};
		line-height: ${theme.line.tight};
		text-wrap: balance;
	}
	.ask span {
		color: ${theme.colour.inkSoft};
	}
	@media (scripting: none) {
		.ask {
			display: none;
		}
	}
	${screen.phone} {
		.ask {
			grid-template-columns: 24px minmax(0, 1fr);
		}
		/* Room for two lines and a smaller one, so that nothing below moves when the device remembers a place. */
		.ask p {
			min-height: calc(
				2 * ${theme.type.reading} * ${theme.line.tight} + ${theme.type.body} * ${theme.line.body}
			);
		}
		.ask .invitation {
			display: none;
		}
		.ask .button {
			grid-column: 1 / -1;
		}
	}
`;
