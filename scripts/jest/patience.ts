import { configure } from "@testing-library/react";

// A limit against hanging: what comes late is loaded by the test, which a busy machine may take long for.
configure({ asyncUtilTimeout: 60_000 });
