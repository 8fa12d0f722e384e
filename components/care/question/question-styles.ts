import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import { theme } from "@/lib/theme/theme";

/** The page of a goods' questions: one column that reads like a letter. */
export const QuestionPageStyles = styled.main`
	${kit.main};
	${kit.stack("x4")};
	align-content: start;
	max-width: 800px;

	.about {
		align-items: center;
		padding: ${theme.space.x3};
	}
	textarea {
		width: 100%;
		${kit.textBox};
		padding-block: ${theme.space.x3};
	}
	.questions > li {
		padding-block: ${theme.space.x5};
	}
	.questions > li:focus {
		outline: none;
	}
	.more {
		justify-self: center;
		min-width: 200px;
	}
`;
