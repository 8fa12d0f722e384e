import { runSteps } from "./verify/run-step.mjs";
import { verifySteps } from "./verify/steps.mjs";

const { failed } = await runSteps(verifySteps({ isWhole: false }));
process.exitCode = failed > 0 ? 1 : 0;
